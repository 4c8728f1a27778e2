/** Colours of code as classes: the content security policy allows no inline styles, so each scope stands for a class. */
import type { ShikiTransformer, ThemeRegistration } from 'shiki';

/** A theme in which every scope has a colour of its own, and what turns those colours into classes. */
export interface ClassTheme {
  readonly theme: ThemeRegistration & { readonly name: string };
  readonly transformer: ShikiTransformer;
}

/** The theme for these scopes and their classes; `block` is the class of the whole. */
export function classTheme(
  name: string,
  block: string,
  classes: Readonly<Record<string, string>>,
): ClassTheme {
  // Shiki colours by theme; here a colour only stands for its class.
  const names = [...new Set(Object.values(classes))];
  const colourOf = (className: string): string =>
    `#0000${(names.indexOf(className) + 16).toString(16).padStart(2, '0')}`.toUpperCase();
  const theme = {
    name,
    type: 'light' as const,
    fg: '#000000',
    bg: '#ffffff',
    settings: Object.entries(classes).map(([scope, className]) => ({
      scope,
      settings: { foreground: colourOf(className) },
    })),
  };
  const transformer: ShikiTransformer = {
    name: 'classes-for-colours',
    span(node) {
      const style = String(node.properties.style ?? '').toUpperCase();
      delete node.properties.style;
      const found = names.find((className) => style.includes(colourOf(className)));
      if (found) node.properties.class = found;
    },
    pre(node) {
      delete node.properties.style;
      node.properties.class = block;
    },
  };
  return { theme, transformer };
}
