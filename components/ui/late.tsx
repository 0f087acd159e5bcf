'use client';

import dynamic from 'next/dynamic';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { FieldPlace, type FieldPlaceProps } from './field-place';
import { whenIdle } from './when-idle';

/** Loads what is likely to be shown next, once the browser is idle. What fails is tried again when it is shown. */
export function soon(load: () => Promise<unknown>): void {
  if (typeof window !== 'undefined') whenIdle(() => void load().catch(() => undefined));
}

/**
 * A component whose code comes after the page: as soon as the browser is idle, or when it is shown before that. For
 * what a page does not show at first.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** What holds its place until then. */
  Place?: ComponentType,
): ComponentType<Props> {
  soon(load);
  return dynamic(load, { ssr: false, ...(Place && { loading: () => <Place /> }) });
}

/** The same for what opens and closes by itself: it is not there before it is opened for the first time. */
export function lateOverlay<Props extends { isOpen: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Overlay = late(load);
  return (props: Props) => <OnceOpen overlay={Overlay} props={props} />;
}

type OnceOpenProps<Props> = { overlay: ComponentType<Props>; props: Props };

function OnceOpen<Props extends { isOpen: boolean }>({ overlay: Overlay, props }: OnceOpenProps<Props>) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <Overlay {...props} />;
}

/**
 * A field whose code comes after the page. It is part of the page's HTML; where it appears later, an empty control
 * holds its place.
 */
export function lateField<Props extends FieldPlaceProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  soon(load);
  const Field = lazy(() => load().then((component) => ({ default: component })));
  return (props: Props) => (
    <Suspense fallback={<FieldPlace {...props} />}>
      <Field {...props} />
    </Suspense>
  );
}
