'use client';

import { useMemo } from 'react';
import { classNames } from './class-names';
import { qrPath } from './qr-svg';

/** A QR code, dark on white in every theme: scanners expect it so. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
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
