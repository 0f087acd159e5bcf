import {
  CalendarClock,
  CircleHelp,
  Clock,
  Flag,
  GitBranch,
  type LucideIcon,
  Mail,
  MessageSquare,
  Play,
  Split,
  Tag,
  User,
  Webhook,
  Zap,
} from 'lucide-react';
import type { Block } from '@/components/workflows/blocks/block-index';

const words: readonly (readonly [RegExp, LucideIcon])[] = [
  [/^wait/, Clock],
  [/branch|switch|condition/, GitBranch],
  [/split/, Split],
  [/^end$/, Flag],
  [/tag/, Tag],
  [/email/, Mail],
  [/message|sms|whatsapp|notify/, MessageSquare],
  [/webhook/, Webhook],
  [/appointment|task/, CalendarClock],
  [/contact|owner/, User],
];

/** A sign for what a block does, told by its identifier; a new one of the server gets its group's. */
export function NodeIcon({ block, className }: { block: Block | undefined; className?: string }) {
  const name = block?.subtype ?? '';
  const Icon = !block
    ? CircleHelp
    : block.group === 'triggers'
      ? Zap
      : (words.find(([pattern]) => pattern.test(name))?.[1] ?? Play);
  return <Icon aria-hidden className={className} />;
}
