import { parseZwikkenLink, type ZwikkenLink } from '../../engine/zwikken/index.ts';
import { zwikkenLinkText } from '../../words/zwikkenLinks.ts';

/** What a fragment carries, of the form that a page is for; or what is wrong with it, in words. */
export function openFragment<Form extends ZwikkenLink['form']>(
  fragment: string,
  form: Form,
): Extract<ZwikkenLink, { readonly form: Form }> | string {
  const read = parseZwikkenLink(fragment);
  if (!read.ok) return zwikkenLinkText(read.error);
  const link = read.value;
  return link.form === form
    ? (link as Extract<ZwikkenLink, { readonly form: Form }>)
    : zwikkenLinkText({ code: 'no-link' });
}
