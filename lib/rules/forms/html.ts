/** Text that is markup already: what `html` made. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | false | undefined | readonly Part[];

/** Markup of a template; whatever is put into it is escaped, unless `html` made it. `false` and undefined are nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((made, text, place) => `${made}${written(parts[place - 1])}${text}`));
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (part === undefined || part === false) return '';
  return typeof part === 'object' ? part.map(written).join('') : escaped(String(part));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character]!);

/** Text as its author divided it: paragraphs at empty lines, lines within them. */
export function prose(text: string, className = 'prose'): Markup {
  const paragraphs = text
    .split(/\r?\n\s*\r?\n/)
    .map((each) => each.trim())
    .filter(Boolean);
  return html`${paragraphs.map((each) => html`<p class="${className}">${each}</p>`)}`;
}
