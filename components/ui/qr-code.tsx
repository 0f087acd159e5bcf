'use client';

import { useMemo } from 'react';
import { encode } from 'uqr';
import { classNames } from './class-names';

/** A QR code, dark on white in every theme: scanners expect it so. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { border: 2 });
    const squares = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: squares.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-md bg-white text-black', className)}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
