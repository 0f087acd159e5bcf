'use client';

import { useEffect, useRef, useState } from 'react';

/** Whether an element has been in sight, or near it, at least once. */
export function useInView<Element_ extends Element>() {
  const ref = useRef<Element_>(null);
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || !ref.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setWasSeen(true), {
      rootMargin: '200px',
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [wasSeen]);
  return { ref, wasSeen };
}
