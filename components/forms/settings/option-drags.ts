import { watchDrags } from '@/components/ui/pointer-drag';

/** Drags of rows by their handles: all rows are of one height. */
export function watchOptionDrags(list: HTMLElement, move: (from: number, to: number) => void): () => void {
  return watchDrags(list, ({ target }) => {
    const handle = target instanceof Element ? target.closest('[data-handle]') : null;
    const row = handle?.closest('li');
    if (!row) return undefined;
    const rows = [...list.children] as HTMLElement[];
    const from = rows.indexOf(row);
    let to = from;
    const clear = () => {
      for (const one of rows) one.style.boxShadow = '';
      row.style.opacity = '';
    };
    return {
      start: () => {
        row.style.opacity = '0.5';
      },
      frame({ y }) {
        const box = list.getBoundingClientRect();
        if (y < box.top + 16) list.scrollTop -= 8;
        if (y > box.bottom - 16) list.scrollTop += 8;
        const over = rows.findIndex((one) => y < one.getBoundingClientRect().bottom);
        to = over === -1 ? rows.length - 1 : over;
        for (const one of rows) one.style.boxShadow = '';
        const edge = to > from ? '0 2px 0 var(--accent)' : '0 -2px 0 var(--accent)';
        if (to !== from) rows[to]!.style.boxShadow = edge;
      },
      drop() {
        clear();
        if (to !== from) move(from, to);
      },
      cancel: clear,
    };
  });
}
