import type { CardWords } from './use-card-words';

type CardToolsProps = {
  title: string;
  words: CardWords;
  isSelected: boolean;
  /** Tab reaches them. */
  isActive: boolean;
  /** There is place for one of them: the box of a selected card, the menu of any other. */
  isNarrow: boolean;
};

/** The box that selects a card and the button of its menu. */
export function CardTools({ title, words, isSelected, isActive, isNarrow }: CardToolsProps) {
  const tabIndex = isActive ? 0 : -1;
  return (
    <span data-card-tools className="flex">
      {(!isNarrow || isSelected) && (
        <label className="flex size-6 cursor-pointer items-center justify-center rounded hover:bg-hover pointer-coarse:size-8">
          <input
            type="checkbox"
            data-select
            checked={isSelected}
            readOnly
            tabIndex={tabIndex}
            aria-label={words.select(title)}
            className="size-4 cursor-pointer"
          />
        </label>
      )}
      {(!isNarrow || !isSelected) && (
        <button
          type="button"
          data-menu
          tabIndex={tabIndex}
          aria-haspopup="menu"
          aria-label={words.menu(title)}
          className="size-6 rounded text-ink-muted hover:bg-hover pointer-coarse:size-8"
        >
          ⋯
        </button>
      )}
    </span>
  );
}
