import { type RefObject, useEffect, useState } from 'react';

/** When what is seen first has long come. */
const later = 2000;

/** Whether what lies below the first screen should be loaded: it is nearly in sight, or the page has had its time. */
export function useSoon(place: RefObject<Element | null>): boolean {
  const [isSoon, setIsSoon] = useState(false);
  useEffect(() => {
    const load = () => setIsSoon(true);
    const observer = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && load(), {
      rootMargin: '200px',
    });
    if (place.current !== null) observer.observe(place.current);
    const timer = setTimeout(load, later);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place]);
  return isSoon;
}
