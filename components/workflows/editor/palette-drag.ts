const TYPE = 'application/x-workflow-block';

/** Marks a block of the palette as what is being dragged. */
export function dragBlock(transfer: DataTransfer, id: string): void {
  transfer.setData(TYPE, id);
  transfer.effectAllowed = 'copy';
}

/** The block that was dropped; undefined where it was something else. */
export function draggedBlock(transfer: DataTransfer): string | undefined {
  return transfer.getData(TYPE) || undefined;
}
