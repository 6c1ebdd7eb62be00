import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Whether something was entered, and what becomes of a record that others save meanwhile: a form that nobody touched shows it at
 * once, one that holds input says that there is something newer and shows it when it is asked to.
 */
export function useTouched<V extends object>(form: FormInstance<V>, saved: V | undefined) {
  // By what it says: the same record comes as another object with each render.
  const savedNow = JSON.stringify(saved);
  const [touchedOver, setTouchedOver] = useState<{ readonly saved: string | undefined } | null>(null);
  const isTouched = touchedOver !== null;
  const show = useEffectEvent(() => {
    if (saved) form.setFieldsValue(saved as Parameters<typeof form.setFieldsValue>[0]);
  });
  useEffect(() => {
    if (!isTouched) show();
  }, [savedNow, isTouched]);
  return {
    isTouched,
    hasNewer: touchedOver !== null && touchedOver.saved !== savedNow,
    touch: () => setTouchedOver((current) => current ?? { saved: savedNow }),
    takeNewer: () => setTouchedOver(null),
  };
}
