import { Mail, MessageCircle, MessageSquare, MessagesSquare, Smartphone } from 'lucide-react';

const icons: Readonly<Record<string, typeof Mail>> = {
  email: Mail,
  whatsapp: MessageCircle,
  sms: Smartphone,
  chat: MessagesSquare,
};

/** The channel of a conversation as a picture; its words stand beside it. */
export function ChannelMark({ channel }: { channel: string | undefined }) {
  const Icon = icons[channel ?? ''] ?? MessageSquare;
  return <Icon aria-hidden />;
}
