'use client';

import {
  Component as ClassComponent,
  type ComponentType,
  type ReactNode,
  lazy as reactLazy,
  Suspense,
  useState,
} from 'react';
import { FieldPlace, type FieldPlaceProps } from './fields/field-place';
import { NotLoaded } from './not-loaded';
import { useIsHydrated } from './use-is-hydrated';
import { whenIdle } from './when-idle';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Loads what is likely to be shown next, once the browser is idle. What fails is tried again when it is shown. */
export function preload(load: () => Promise<unknown>): void {
  if (typeof window !== 'undefined') whenIdle(() => void load().catch(() => undefined));
}

/**
 * A component whose code comes after the page: as soon as the browser is idle, or when it is shown before that. For
 * what a page does not show at first.
 */
export function lazy<Props extends object>(
  load: Load<Props>,
  /** What holds its place until then. */
  Place?: ComponentType,
  begin: typeof preload = preload,
): ComponentType<Props> {
  const code = codeOf(load, begin);
  const place = Place && <Place />;
  return (props: Props) => (
    <BrowserOnly place={place}>
      <MayFail code={code}>
        <Suspense fallback={place}>
          <Part code={code} props={props} />
        </Suspense>
      </MayFail>
    </BrowserOnly>
  );
}

/**
 * The same for what a page shows first and is too large to be among its own scripts: its code is on its way beside the
 * data, not after them.
 */
export function lazyInSight<Props extends object>(
  load: Load<Props>,
  Place?: ComponentType,
): ComponentType<Props> {
  return lazy(load, Place, loadAtOnce);
}

/** The same for what opens and closes by itself: it is not there before it is opened for the first time. */
export function lazyOverlay<Props extends { isOpen: boolean }>(load: Load<Props>): ComponentType<Props> {
  const Overlay = lazy(load);
  return (props: Props) => <OnceOpen overlay={Overlay} props={props} />;
}

/**
 * A field whose code comes after the page. It is part of the page's HTML; where it appears later, an empty control
 * holds its place.
 */
export function lazyField<Props extends FieldPlaceProps>(load: Load<Props>): ComponentType<Props> {
  const code = codeOf(load);
  return (props: Props) => (
    <MayFail code={code}>
      <Suspense fallback={<FieldPlace {...props} />}>
        <Part code={code} props={props} />
      </Suspense>
    </MayFail>
  );
}

type Code<Props> = {
  /** Of the attempt under way: React keeps one that failed for ever, so the next one is another. */
  Lazy: ComponentType<Props>;
  loaded: ComponentType<Props> | undefined;
  failure: unknown;
};

function loadAtOnce(load: () => Promise<unknown>): void {
  if (typeof window !== 'undefined') void load().catch(() => undefined);
}

function codeOf<Props extends object>(load: Load<Props>, begin = preload): Code<Props> {
  const read = async () => {
    try {
      code.loaded = await load();
      return { default: code.loaded };
    } catch (failure) {
      code.failure = failure;
      code.Lazy = reactLazy(read);
      throw failure;
    }
  };
  const code: Code<Props> = { Lazy: reactLazy(read), loaded: undefined, failure: undefined };
  begin(read);
  return code;
}

type MayFailProps = { code: { readonly failure: unknown }; children: ReactNode };

/** Code that could not be loaded leaves the page and what was typed in it alone, and can be asked for again. */
class MayFail extends ClassComponent<MayFailProps, { readonly thrown?: unknown }> {
  override readonly state: { readonly thrown?: unknown } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  override render() {
    const { thrown } = this.state;
    if (thrown === undefined) return this.props.children;
    // What the loaded code itself throws is the page's to say.
    if (thrown !== this.props.code.failure) throw thrown;
    return <NotLoaded onRetry={() => this.setState({ thrown: undefined })} />;
  }
}

/**
 * Drawn in the same turn where its code is there already: who gives it the focus then finds it, which React's own lazy
 * would let wait.
 */
function Part<Props extends object>({ code, props }: { code: Code<Props>; props: Props }) {
  // One and the same for as long as it is shown: another component would begin anew.
  const [Component] = useState(() => code.loaded ?? code.Lazy);
  return <Component {...props} />;
}

/** Nothing of it is in the page's HTML. */
function BrowserOnly({ place, children }: { place: ReactNode; children: ReactNode }) {
  return useIsHydrated() ? children : place;
}

type OnceOpenProps<Props> = { overlay: ComponentType<Props>; props: Props };

function OnceOpen<Props extends { isOpen: boolean }>({ overlay: Overlay, props }: OnceOpenProps<Props>) {
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && <Overlay {...props} />;
}
