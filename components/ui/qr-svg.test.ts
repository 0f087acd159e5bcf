import { expect, test } from 'vitest';
import { qrPath, qrSvg } from './qr-svg';

test('a QR code is saved as a whole SVG, on white, with the squares that the page shows', () => {
  const svg = qrSvg('https://forms.example/f/cotización?a=1&b=2');
  const { size, path } = qrPath('https://forms.example/f/cotización?a=1&b=2');
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
  expect(svg).toContain(`viewBox="0 0 ${size} ${size}"`);
  expect(svg).toContain(`<path fill="#fff" d="M0 0h${size}v${size}H0z"/>`);
  expect(svg).toContain(`<path d="${path}"/></svg>`);
  expect(path).not.toBe('');
});
