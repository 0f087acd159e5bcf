import { Fragment, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { lazy } from '@/components/ui/lazy';
import { cardLines, type FactText } from './card-facts';

const RecordName = lazy(() =>
  import('@/components/records/pick/record-name').then((module) => module.RecordName),
);

/** So many signs of an amount stand beside the tools of a card. */
const MOST_SIGNS = 19;

type CardLinesProps = { facts: readonly FactText[]; tools: ReactNode };

/** What a card says below its title, line by line; whatever comes up under a pointer has a place of its own. */
export function CardLines({ facts, tools }: CardLinesProps) {
  return cardLines.map((line) => {
    const own = facts.filter(({ name }) => line.facts.some((each) => each === name));
    if (own.length === 0) return null;
    switch (line.id) {
      case 'customer':
        return (
          <p
            key={line.id}
            className="mt-0.5 line-clamp-2 overflow-clip! text-ink-muted text-xs wrap-anywhere"
          >
            {joined(own)}
          </p>
        );
      case 'amount':
        return <AmountLine key={line.id} fact={own[0]!} tools={tools} />;
      default:
        return (
          <p
            key={line.id}
            className="mt-auto flex justify-between gap-2 overflow-x-clip whitespace-nowrap pt-0.5 text-ink-muted text-xs"
          >
            {own.map((fact, index) =>
              index === 0 ? factElement(fact) : <span key={fact.name}>{factElement(fact)}</span>,
            )}
          </p>
        );
    }
  });
}

function AmountLine({ fact: { text }, tools }: { fact: FactText; tools: ReactNode }) {
  return (
    <p
      className={classNames(
        'wrap-anywhere relative flex h-6 items-center pr-11 pointer-coarse:pr-15',
        text.length > MOST_SIGNS && 'text-xs leading-3',
      )}
    >
      {text}
      {tools && <span className="absolute -right-1.5">{tools}</span>}
    </p>
  );
}

function joined(facts: readonly FactText[]): ReactNode {
  return facts.map((fact, index) => (
    <Fragment key={fact.name}>
      {index > 0 && ' · '}
      {factElement(fact)}
    </Fragment>
  ));
}

const tones = { danger: 'font-medium text-danger-ink', warning: 'font-medium text-warning-ink' };

/** Plain text where it is nothing special: an element of its own would be one more to draw. */
function factElement({ name, text, tone, names }: FactText) {
  if (names) return <RecordName key={name} of={names.of} id={names.id} />;
  if (!tone) return text;
  return (
    <span key={name} className={tones[tone]}>
      {text}
    </span>
  );
}
