import { ConnectionPanel } from '@/components/connection/connection-panel';

export default function NewConnection() {
  return <ConnectionPanel />;
}
