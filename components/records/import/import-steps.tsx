type ImportStepsProps<Step extends string> = {
  steps: readonly { readonly id: Step; readonly label: string }[];
  current: Step;
};

/** Where an import stands. */
export function ImportSteps<Step extends string>({ steps, current }: ImportStepsProps<Step>) {
  return (
    <ol className="flex flex-wrap gap-x-5 gap-y-1 text-xs">
      {steps.map(({ id, label }, place) => (
        <li
          key={id}
          aria-current={id === current ? 'step' : undefined}
          className={id === current ? 'font-medium text-ink' : 'text-ink-muted'}
        >
          {place + 1}. {label}
        </li>
      ))}
    </ol>
  );
}
