import { Fragment, type ReactNode, useMemo } from 'react';
import { type Inline, type MarkdownBlock, readMarkdown } from './markdown';

/** A note's text as it is meant: elements made of what was read, never HTML that somebody wrote. */
export function MarkdownView({ source }: { source: string }) {
  const blocks = useMemo(() => readMarkdown(source), [source]);
  return <div className="space-y-1.5 break-words text-xs leading-4">{numbered(blocks.map(drawBlock))}</div>;
}

function drawBlock(block: MarkdownBlock): ReactNode {
  if (block.kind === 'code') {
    return <pre className="overflow-x-hidden whitespace-pre-wrap font-mono">{block.text}</pre>;
  }
  if (block.kind === 'heading') return <p className="font-semibold text-sm">{drawInline(block.children)}</p>;
  if (block.kind === 'paragraph') return <p className="whitespace-pre-wrap">{drawInline(block.children)}</p>;
  const items = block.items.map((item, place) => {
    const key = String(place);
    return <li key={key}>{drawInline(item)}</li>;
  });
  return block.isOrdered ? (
    <ol className="list-decimal pl-4">{items}</ol>
  ) : (
    <ul className="list-disc pl-4">{items}</ul>
  );
}

const drawInline = (pieces: readonly Inline[]): ReactNode => numbered(pieces.map(drawPiece));

function drawPiece(piece: Inline): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'code':
      return <code className="font-mono">{piece.text}</code>;
    case 'bold':
      return <strong className="font-semibold">{drawInline(piece.children)}</strong>;
    case 'italic':
      return <em>{drawInline(piece.children)}</em>;
    case 'link':
      return (
        <a href={piece.href} target="_blank" rel="noreferrer" className="nodrag nopan underline">
          {drawInline(piece.children)}
        </a>
      );
  }
}

/** Pieces of a text have no names: they are told apart by their places. */
function numbered(pieces: readonly ReactNode[]): ReactNode {
  return pieces.map((piece, place) => {
    const key = String(place);
    return <Fragment key={key}>{piece}</Fragment>;
  });
}
