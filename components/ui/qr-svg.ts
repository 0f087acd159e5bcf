import { encode } from 'uqr';

/** The squares of a QR code, as one path over a field of `size` by `size`. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const code = encode(text, { border: 2 });
  const squares = code.data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: code.size, path: squares.join('') };
}

/** A QR code as the text of an SVG file, dark on white: it is printed on whatever there is. */
export function qrSvg(text: string): string {
  const { size, path } = qrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
}
