/** What every page runs, in its head and before its first paint; built to one small script of its own. */
import { followSettings } from '../components/settings/first.ts';
import { closeDisclosures } from '../components/site/disclosure.ts';
import { loadOncePainted } from '../components/site/oncePainted.ts';
import { loadOnDemand } from '../components/site/onDemand.ts';
import { keepEarlyTaps } from '../components/table/early.ts';
import { keepSite, offerToInstall } from '../offline/register.ts';
import { putOffFarParts } from './far.ts';
import { nameOwnAddress } from './printed.ts';
import { showWithoutScripts } from './stalled.ts';

followSettings();
putOffFarParts();
closeDisclosures();
loadOnDemand();
loadOncePainted();
keepEarlyTaps();
showWithoutScripts();
nameOwnAddress();
keepSite();
offerToInstall();
