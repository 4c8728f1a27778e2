/** What every page runs, in its head and before its first paint; built to one small script of its own. */
import { openSearchOnDemand } from '../components/search/onDemand.ts';
import { followSettings } from '../components/settings/first.ts';
import { loadSettingsOnDemand } from '../components/settings/onDemand.ts';
import { closeDisclosures } from '../components/site/disclosure.ts';
import { keepEarlyTaps } from '../components/table/early.ts';
import { nameOwnAddress } from './printed.ts';
import { showWithoutScripts } from './stalled.ts';

followSettings();
closeDisclosures();
loadSettingsOnDemand();
openSearchOnDemand();
keepEarlyTaps();
showWithoutScripts();
nameOwnAddress();
