import { html, raw } from 'hono/html';
import type { Language } from './language.ts';

export type Html = ReturnType<typeof html>;

/** What a page has of its own beside the look that all share. */
export interface Look {
  /** The whole style, written into the page: the page's policy names it. */
  readonly style: string;
  readonly bodyClass: string;
  /** An address of this server, run once the page is there. The page works without it. */
  readonly script: string | undefined;
}

/** A public page: plain, readable by any browser, without script. */
export function layout(title: string, content: Html, language: Language = 'es', look?: Look): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
${look ? html`<style>${raw(look.style)}</style>` : html`<link rel="stylesheet" href="/public.css">`}
${look?.script ? html`<script type="module" src="${look.script}"></script>` : ''}
</head>
<body${look?.bodyClass ? html` class="${look.bodyClass}"` : ''}><main>${content}</main></body>
</html>`;
}

/** A page that says one thing. */
export function notice(title: string, text: string, language: Language = 'es'): Html {
  return layout(title, html`<h1>${title}</h1><p>${text}</p>`, language);
}

/** What is wrong, in one place at the top, with a link to each field. */
export function problemSummary(problems: ReadonlyMap<string, string>, heading = 'Revisa lo siguiente'): Html {
  if (problems.size === 0) return html``;
  return html`<div class="problems" role="alert" tabindex="-1" autofocus>
<h2>${heading}</h2>
<ul>${[...problems].map(([key, words]) => html`<li><a href="#${key}">${words}</a></li>`)}</ul>
</div>`;
}

/** What is wrong with a field, beside it. */
export function problemHtml(key: string, problem: string | undefined): Html | '' {
  return problem ? html`<p class="problem" id="${key}-problem">${problem}</p>` : '';
}

/** A field that people do not see and programs fill in. */
export const TRAP = 'confirma_tu_sitio';

export const trap = html`<div class="trap" aria-hidden="true"><label>No completes este campo
<input name="${TRAP}" tabindex="-1" autocomplete="off"></label></div>`;

export const stylesheet = `
:root { color-scheme: light dark; --ink: light-dark(#18212f, #e8ecf2); --muted: light-dark(#566072, #a3adbd);
  --surface: light-dark(#ffffff, #161b23); --page: light-dark(#f5f6f8, #0e1117); --line: light-dark(#8a93a3, #6b7688);
  --accent: light-dark(#1f5fd0, #7fb0ff); --on-accent: light-dark(#ffffff, #0b1524); --bad: light-dark(#b3261e, #ff9d94); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/24px system-ui, sans-serif; }
main { max-width: 640px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 26px; line-height: 32px; margin: 0 0 8px; } h2 { font-size: 17px; margin: 0 0 8px; }
form { background: var(--surface); border: 1px solid color-mix(in srgb, var(--line) 40%, transparent);
  border-radius: 10px; padding: 24px; margin-top: 20px; display: grid; gap: 20px; }
label, legend { font-weight: 600; padding: 0; } .hint { color: var(--muted); font-size: 14px; font-weight: 400; }
input, select, textarea { display: block; width: 100%; margin-top: 6px; padding: 9px 12px; font: inherit; color: inherit;
  background: var(--surface); border: 1px solid var(--line); border-radius: 6px; }
input[type=checkbox], input[type=radio] { display: inline-block; width: 18px; height: 18px; margin: 0 8px 0 0;
  vertical-align: -3px; accent-color: var(--accent); }
.choice { font-weight: 400; display: block; margin-top: 8px; }
fieldset { border: 0; margin: 0; padding: 0; }
.slots { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0 16px; }
.slots .choice { margin: 0; padding: 8px 12px; border: 1px solid var(--line); border-radius: 6px; white-space: nowrap;
  font-variant-numeric: tabular-nums; } .slots .choice:has(:checked) { border-color: var(--accent); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[aria-invalid=true] { border-color: var(--bad); } .problem { color: var(--bad); font-size: 14px; margin: 4px 0 0; }
.problems { border-left: 4px solid var(--bad); padding: 8px 0 8px 16px; margin: 20px 0; } .problems ul { margin: 0; padding-left: 20px; }
a { color: var(--accent); } button { justify-self: start; font: inherit; font-weight: 600; padding: 10px 20px; border: 0;
  border-radius: 6px; background: var(--accent); color: var(--on-accent); cursor: pointer; }
.trap { position: absolute; left: -9999px; } nav { display: flex; justify-content: space-between; margin-top: 20px; }
.read { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.zone { grid-template-columns: 1fr auto; align-items: end; gap: 12px; padding: 16px 24px; }
form .zone { display: grid; padding: 0; } .quiet { background: none; color: var(--accent); border: 1px solid var(--line); }
.month { width: 100%; border-collapse: collapse; table-layout: fixed; margin-top: 12px; font-variant-numeric: tabular-nums; }
.month caption { font-weight: 600; text-align: left; padding-bottom: 8px; } .month th { font-size: 14px; font-weight: 400; color: var(--muted); }
.month td { text-align: center; padding: 2px; color: var(--muted); height: 44px; }
.month a, .month button { display: block; padding: 8px 0; width: 100%; font-weight: 600; text-decoration: underline; border-radius: 6px;
  background: none; color: var(--accent); border: 1px solid var(--line); }
.month [aria-current] { background: var(--accent); color: var(--on-accent); border-color: var(--accent); }
nav button { padding: 4px 0; background: none; color: var(--accent); text-decoration: underline; font-weight: 400; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 8px 20px; } dt { color: var(--muted); } dd { margin: 0; }
@media (max-width: 480px) { dl { grid-template-columns: 1fr; gap: 2px; } dd { margin-bottom: 10px; } form { padding: 16px; } .zone { grid-template-columns: 1fr; } }
`;
