import { followLogic } from '../../lib/rules/forms/live-logic.ts';

// Runs in the visitor's browser (`form-scripts.ts` serves it). Without it the same page works, a step at a time.
for (const form of document.forms) {
  const follow = () => followLogic(form);
  for (const event of ['input', 'change']) form.addEventListener(event, follow);
  // A browser that goes back brings what was typed with it.
  window.addEventListener('pageshow', follow);
  follow();
}

// In a frame: whoever embeds it can give it the height that it needs.
if (window.parent !== window) {
  const tell = () =>
    window.parent.postMessage({ type: 'form-height', height: document.documentElement.offsetHeight }, '*');
  new ResizeObserver(tell).observe(document.documentElement);
  tell();
}
