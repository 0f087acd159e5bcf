import { type CodeLanguage, colourCode } from './code-colours';

const colours = {
  comment: 'text-code-comment',
  name: 'text-code-name',
  string: 'text-code-string',
  keyword: 'text-code-keyword',
  number: 'text-code-number',
};

/** Code with its words in colour; the same text for those who copy or hear it. */
export function ColouredCode({ code, language }: { code: string; language?: CodeLanguage | undefined }) {
  return (
    <code>
      {colourCode(code, language).map(({ text, kind }, place) =>
        kind ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have nothing else to be told apart by
          <span key={place} className={colours[kind]}>
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </code>
  );
}
