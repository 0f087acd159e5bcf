import { PerConnection } from '@/components/layout/per-connection';
import { FirstBoard } from '@/components/pipelines/first-board';

/** The console opens on the board of the default pipeline. */
export default function HomePage() {
  return (
    <PerConnection>
      <FirstBoard />
    </PerConnection>
  );
}
