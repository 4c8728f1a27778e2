/**
 * What lies far down a long page (`.far`) is not laid out with what shows first, but once the page has been painted,
 * part by part: a slow phone shows the page earlier, and can be touched meanwhile.
 */
import { oncePainted } from '../components/site/oncePainted.ts';

/** Puts off what is far down this page, unless somebody comes to a place in it: see `styles/base.css`. */
export function putOffFarParts(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Such a place has to be where it will stay. The name has a quotation that is come to, too; the location does not.
  if (visit?.type !== 'navigate' || visit.name.includes('#')) return;
  const { dataset } = document.documentElement;
  dataset.opening = '';
  const parts = document.getElementsByClassName('far');
  const layOut = (): void => {
    parts[0]?.classList.remove('far');
    if (parts.length > 0) requestAnimationFrame(layOut);
    else delete dataset.opening;
  };
  oncePainted(layOut);
  // Who goes to a place on the page meanwhile finds it where it will stay.
  addEventListener('click', () => delete dataset.opening, true);
}
