/** A value that a link fills in, by the key of its field. */
export type Prefill = { readonly clave: string; readonly value: string };

/** The address with values filled in (`?clave=valor`); what the address has itself stays. */
export function prefilledLink(url: string, values: readonly Prefill[]): string {
  const link = new URL(url);
  for (const { clave, value } of values) if (value !== '') link.searchParams.append(clave, value);
  return link.href;
}

/** A frame of the page that takes the height which the page says it needs, and below it a link for where frames do not work. */
export function embedSnippet(
  url: string,
  { id, title, open }: { id: string; title: string; open: string },
): string {
  const embedded = new URL(url);
  embedded.searchParams.set('embed', '1');
  const { origin } = embedded;
  return `<iframe id="${id}" src="${escaped(embedded.href)}" title="${escaped(title)}"
  style="width: 100%; height: 640px; border: 0"></iframe>
<p><a href="${escaped(url)}">${escaped(open)}</a></p>
<script>
  addEventListener('message', function (event) {
    var frame = document.getElementById('${id}');
    if (event.origin !== '${origin}' || event.source !== frame.contentWindow) return;
    if (event.data && event.data.type === 'form-height') frame.style.height = event.data.height + 'px';
  });
</script>`;
}

/** The public address of a form where it is one that a browser opens. */
export function webAddress(url: string | undefined): string | undefined {
  return url !== undefined && /^https?:$/.test(URL.parse(url)?.protocol ?? '') ? url : undefined;
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
