'use client';

import { PageLink } from '@/components/ui/page-link';
import type { SlotBars } from './bar-geometry';

/**
 * The place of a slot behind its bars, which says what they come to. Where it leads somewhere a pointer may press it;
 * the table behind the chart has the same link for everybody, so it is no stop of the Tab key.
 */
export function ChartSlotPlace({ slot: { key, says, href }, place }: Pick<SlotBars, 'slot' | 'place'>) {
  const shared = {
    'data-slot': key,
    'aria-label': says.join(', '),
    title: says.join('\n'),
    className: 'absolute hover:bg-hover',
    style: place,
  };
  return href === undefined ? (
    <div role="img" {...shared} />
  ) : (
    <PageLink href={href} tabIndex={-1} {...shared} />
  );
}
