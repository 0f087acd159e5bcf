/** Cells of a table, row by row. */
export type Block = readonly (readonly string[])[];

/**
 * Reads what a spreadsheet puts on the clipboard as text: tabs between cells, line ends between rows, quotes around cells
 * that hold either, doubled within.
 */
export function readTsv(text: string): Block {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const stops = /[\t\r\n]/g;
  const end = text.length;
  while (at <= end) {
    let cell = '';
    const close = text[at] === '"' ? quoteEnd(text, at) : -1;
    if (close > 0) {
      cell = text.slice(at + 1, close).replaceAll('""', '"');
      at = close + 1;
    } else {
      stops.lastIndex = at;
      const next = stops.exec(text)?.index ?? end;
      cell = text.slice(at, next);
      at = next;
    }
    row.push(cell);
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    rows.push(row);
    row = [];
    if (at >= end) break;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    // The line end behind the last row begins no other.
    if (at === end) break;
  }
  return rows;
}

/** Where the quote closes that opens here; -1 where it is a plain character, as no end of a cell follows it. */
function quoteEnd(text: string, from: number): number {
  for (let at = text.indexOf('"', from + 1); at > 0; at = text.indexOf('"', at + 1)) {
    if (text[at + 1] === '"') at += 1;
    else return at + 1 === text.length || '\t\r\n'.includes(text[at + 1]!) ? at : -1;
  }
  return -1;
}

export function writeTsv(block: Block): string {
  return block.map((row) => row.map(quoted).join('\t')).join('\r\n');
}

const quoted = (cell: string) => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The same as a table of HTML; by `data-amounts` a paste knows that amounts have a point before the decimals. */
export function writeHtml(block: Block): string {
  const cell = (text: string) => `<td>${text.replaceAll(/[&<>"]/g, (mark) => escapes[mark]!)}</td>`;
  return `<table data-amounts="plain">${block.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('')}</table>`;
}
