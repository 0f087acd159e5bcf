import { contrastOf } from './contrast.ts';
import type { PublicForm } from './public-form.ts';

/** The accent of a form that names none. */
export const ACCENT = '#1f5fd0';
const schemes = { auto: 'light dark', claro: 'light', oscuro: 'dark' } as const;

/** The whole style of a form's page, in its accent colour and appearance. It needs no other, and no image or font. */
export function styleOf({ color, apariencia }: Pick<PublicForm, 'color' | 'apariencia'>): string {
  const accent = contrastOf(color) ? color : ACCENT;
  const { ink, readableOnLight, readableOnDark } = contrastOf(accent)!;
  return `:root { color-scheme: ${schemes[apariencia]}; --accent: ${accent}; --on-accent: ${ink};
  --mark: light-dark(${readableOnLight}, ${readableOnDark}); }
${pageStyle}`;
}

const pageStyle = `:root { --ink: light-dark(#18212f, #e8ecf2); --muted: light-dark(#566072, #a9b3c3);
  --surface: light-dark(#ffffff, #161b23); --page: light-dark(#f3f4f7, #0d1016); --line: light-dark(#868f9f, #6b7688);
  --soft: light-dark(#e3e6eb, #2a313d); --bad: light-dark(#b3261e, #ff9d94); --bad-soft: light-dark(#fdf1f0, #2a1715);
  --tint: color-mix(in srgb, var(--mark) 8%, var(--surface)); }
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/24px system-ui, sans-serif; overflow-wrap: break-word; }
main { max-width: 680px; margin: 40px auto; padding: 36px 44px 40px; border: 1px solid var(--soft); border-radius: 12px;
  background: linear-gradient(var(--accent) 6px, var(--surface) 6px); box-shadow: 0 1px 2px rgb(0 0 0 / .04), 0 8px 28px rgb(0 0 0 / .05); }
h1 { font-size: 28px; line-height: 34px; letter-spacing: -.01em; margin: 0; text-wrap: balance; }
h2 { font-size: 20px; line-height: 26px; margin: 0; } h3 { font-size: 17px; line-height: 24px; margin: 0; }
p { margin: 0; white-space: pre-line; }
.intro, .prose { margin-top: 8px; color: var(--muted); max-width: 60ch; }
.section-text { margin-top: 4px; color: var(--muted); }
form { display: grid; gap: 24px; margin-top: 28px; }
.progress { margin-top: 20px; } .progress p { font-size: 14px; color: var(--muted); margin-bottom: 6px; }
progress { appearance: none; display: block; width: 100%; height: 6px; border: 0; border-radius: 3px; overflow: hidden; background: var(--soft); }
progress::-webkit-progress-bar { background: var(--soft); }
progress::-webkit-progress-value { background: var(--mark); border-radius: 3px; }
progress::-moz-progress-bar { background: var(--mark); border-radius: 3px; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
.section { margin: 8px 0 20px; padding-top: 24px; border-top: 1px solid var(--soft); }
.field:first-of-type > .section { margin-top: 0; padding-top: 0; border-top: 0; }
label, legend { display: block; font-weight: 600; padding: 0; }
.hint { color: var(--muted); font-size: 14px; line-height: 20px; font-weight: 400; } .help { margin-top: 2px; }
input, select, textarea { display: block; width: 100%; min-height: 44px; margin: 6px 0 0; padding: 9px 12px; font: inherit;
  color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 8px; }
textarea { resize: vertical; } input[type=date], input[inputmode=decimal] { max-width: 240px; } ::placeholder { color: var(--muted); opacity: 1; }
select { appearance: none; padding-right: 40px; background-repeat: no-repeat; background-size: 7px 7px;
  background-position: right 21px center, right 14px center; text-overflow: ellipsis;
  background-image: linear-gradient(45deg, transparent 50%, currentColor 50%), linear-gradient(-45deg, transparent 50%, currentColor 50%); }
.choice { display: flex; gap: 12px; align-items: flex-start; margin-top: 8px; padding: 9px 12px; font-weight: 400;
  border: 1px solid color-mix(in srgb, var(--line) 55%, transparent); border-radius: 8px; cursor: pointer; }
.choice:hover { border-color: var(--mark); } .choice:has(:checked) { border-color: var(--mark); background: var(--tint); }
.choice input { flex: none; width: 20px; min-height: 20px; height: 20px; margin: 2px 0 0; padding: 0; accent-color: var(--mark); }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
input:not([type=checkbox], [type=radio]):focus-visible, select:focus-visible, textarea:focus-visible { outline-offset: 0; border-color: var(--mark); }
[aria-invalid=true]:not(fieldset) { border-color: var(--bad); box-shadow: 0 0 0 1px var(--bad); }
.problem { color: var(--bad); font-size: 14px; line-height: 20px; font-weight: 600; margin-top: 4px; }
.wrong { border-left: 4px solid var(--bad); padding-left: 16px; }
.problems { border: 1px solid var(--bad); border-left-width: 6px; border-radius: 8px; background: var(--bad-soft); padding: 14px 18px; margin-bottom: 24px; }
.problems h2 { font-size: 17px; } .problems ul { margin: 6px 0 0; padding-left: 20px; } .problems a { color: var(--bad); }
.note { padding: 12px 16px; border-left: 4px solid var(--mark); border-radius: 8px; background: var(--tint); }
a { color: var(--mark); } button { font: inherit; cursor: pointer; }
.acts { display: flex; flex-wrap: wrap; gap: 8px 12px; margin-top: 4px; }
.acts button { min-height: 44px; padding: 9px 24px; font-weight: 600; border: 1px solid transparent; border-radius: 8px;
  background: var(--accent); color: var(--on-accent); }
.acts button:hover { filter: brightness(.94); } .acts .quiet { background: none; color: var(--ink); border-color: var(--line); padding: 9px 18px; }
.acts .quiet:hover { background: var(--tint); filter: none; }
.link { padding: 2px 4px; margin: -2px -4px; border: 0; background: none; color: var(--mark); text-decoration: underline; }
.answers { margin: -18px 0 0; } .answers > div { display: grid; grid-template-columns: 2fr 3fr auto; gap: 4px 16px; padding: 12px 0; border-bottom: 1px solid var(--soft); }
dt { font-weight: 600; } dd { margin: 0; white-space: pre-line; min-width: 0; }
.trap { position: absolute; left: -9999px; }
.read { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.thanks { padding: 24px 0; text-align: center; } .thanks .prose { margin: 10px auto 0; } .thanks p + p { margin-top: 12px; }
.tick { width: 56px; height: 56px; margin: 0 auto 18px; border-radius: 50%; background: var(--accent); display: grid; place-items: center; }
.tick::after { content: ''; width: 12px; height: 22px; margin-top: -6px; border: solid var(--on-accent); border-width: 0 4px 4px 0; rotate: 45deg; }
.embed { background: none; } .embed main { max-width: none; margin: 0; padding: 4px; border: 0; box-shadow: none; background: none; }
@media (max-width: 560px) { body { background: var(--surface); } main { margin: 0; padding: 24px 18px 40px; border: 0; border-radius: 0; box-shadow: none; }
  h1 { font-size: 24px; line-height: 30px; } .answers > div { grid-template-columns: 1fr auto; } dt { grid-column: 1 / -1; } .acts button { flex: 1 1 auto; } }
@media (forced-colors: active) { progress { border: 1px solid; } }
`;
