import { type Block, readTsv, writeHtml, writeTsv } from '@/lib/catalog/sheet/tsv';

export type Clip = {
  readonly block: Block;
  /** Whether amounts have a point before the decimals for certain: they were copied here. */
  readonly isPlain: boolean;
};

/** What a spreadsheet, or this page, has put on the clipboard; its table where there is one, else its text. */
export function readClip(data: DataTransfer): Clip | undefined {
  const html = data.getData('text/html');
  const table = html ? new DOMParser().parseFromString(html, 'text/html').querySelector('table') : null;
  if (table) {
    const block = blockOf(table);
    if (block.length > 0) return { block, isPlain: table.dataset.amounts === 'plain' };
  }
  const text = data.getData('text/plain');
  return text === '' ? undefined : { block: readTsv(text), isPlain: false };
}

/** A cell over several rows or columns leaves the others that it covers empty, and those beside them in their place. */
function blockOf(table: HTMLTableElement): Block {
  const block: string[][] = [...table.rows].map(() => []);
  for (const [at, row] of [...table.rows].entries()) {
    let column = 0;
    for (const cell of row.cells) {
      while (block[at]![column] !== undefined) column += 1;
      for (const br of cell.querySelectorAll('br')) br.replaceWith('\n');
      for (let down = 0; down < cell.rowSpan && at + down < block.length; down++) {
        for (let right = 0; right < cell.colSpan; right++) block[at + down]![column + right] = '';
      }
      block[at]![column] = cell.textContent.trim();
      column += cell.colSpan;
    }
  }
  // A place that no cell covers is empty too.
  return block.map((row) => Array.from(row, (text) => text ?? ''));
}

export function writeClip(data: DataTransfer, block: Block): void {
  data.setData('text/plain', writeTsv(block));
  data.setData('text/html', writeHtml(block));
}
