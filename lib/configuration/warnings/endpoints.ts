import { changes, textOf, told, type Warn } from './told';

/** Its secret never moves: who receives has to be given the new one. */
export const warnOfEndpoint: Warn = (planned) => {
  const { action, before, after } = planned;
  if (action === 'delete') return told(['history_is_lost', true]);
  const isOn = after?.active === true;
  if (action === 'create')
    return told(
      ['secret_is_new', true],
      ['starts_deliveries', isOn, urls(after)],
      ['endpoint_paused', !isOn],
    );
  const isElsewhere = changes(planned, 'url') || changes(planned, 'events');
  return told(
    ['starts_deliveries', isOn && (before?.active !== true || isElsewhere), urls(after)],
    ['endpoint_paused', before?.active === true && !isOn],
  );
};

const urls = (value: Parameters<typeof textOf>[0]) => ({ url: textOf(value, 'url') ?? '' });
