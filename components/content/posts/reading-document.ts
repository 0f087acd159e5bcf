/** What a page may run, load or send by, and what would lead the frame elsewhere. */
const removed =
  'script, style, link, meta, base, iframe, object, embed, form, template, svg, math, audio, video';

/**
 * A document to be read in a frame that runs no script: the HTML of a post without what acts, its links for a tab of
 * their own, its images by what they are called. Nothing is loaded from anywhere.
 *
 * @param imageWords what stands for an image, given its alternative text
 */
export function readingDocument(html: string, imageWords: (alt: string) => string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(removed)) element.remove();
  for (const image of body.querySelectorAll('img, picture')) {
    const alt = image.getAttribute('alt') ?? image.querySelector('img')?.getAttribute('alt') ?? '';
    const words = body.ownerDocument.createElement('em');
    words.textContent = imageWords(alt);
    image.replaceWith(words);
  }
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (name.startsWith('on') || ['src', 'srcset', 'background', 'ping', 'style'].includes(name)) {
        element.removeAttribute(name);
      }
    }
  }
  for (const link of body.querySelectorAll('a, area')) {
    if (!/^(https?:|mailto:)/i.test(link.getAttribute('href')?.trim() ?? '')) link.removeAttribute('href');
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  const style =
    'margin:1.25rem;color:#1b1b1f;background:#fff;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere';
  return `<!doctype html><html><body style="${style}">${body.innerHTML}</body></html>`;
}
