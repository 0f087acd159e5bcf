import type { Block } from '@/components/workflows/blocks/block';
import type { FlowNode } from '@/components/workflows/document/document-flow';

/** A message that a step sends: how it goes, and which keys of the config hold its parts. */
export type Message = {
  readonly channel: 'email' | 'sms' | 'chat';
  readonly body: string;
  readonly subject: string | undefined;
  readonly from: string | undefined;
};

/** The message of a step, told by what the step is called and what it takes; undefined where it sends none. */
export function messageOf(
  { type, subtype }: Pick<FlowNode, 'type' | 'subtype'>,
  { keys }: Pick<Block, 'keys'>,
): Message | undefined {
  const name = (subtype ?? type).toLowerCase();
  const channel = /e?mail|correo/.test(name)
    ? 'email'
    : /sms/.test(name)
      ? 'sms'
      : /message|mensaje|reply|notify|chat/.test(name)
        ? 'chat'
        : undefined;
  const body = keys.find((one) => one.type === 'text')?.key;
  if (channel === undefined || body === undefined) return undefined;
  const find = (pattern: RegExp) => keys.find(({ key }) => pattern.test(key))?.key;
  return {
    channel,
    body,
    subject: find(/^(asunto|subject)$/),
    from: find(/^(remitente|from|sender)(_name)?$/),
  };
}
