import { useAppearance } from '@portal/shared/appearance';
import type { Area as AreaName } from '@portal/shared/contract';
import { SCHEME_CLASS, themeOf } from '@portal/shared/ui';
import { ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';

type PartName = Exclude<AreaName, 'main'>;

interface AreaProps {
  readonly name: PartName;
  readonly as: 'header' | 'div' | 'footer';
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** An area of the page with a colour scheme of its own (SH-13), for antd's components and for our own styles. */
export function Area({ name, as: Element, className, children }: AreaProps) {
  const scheme = useAppearance().schemes[name];
  return (
    <AreaTheme name={name}>
      <Element className={`${SCHEME_CLASS[scheme]} ${className ?? ''}`}>{children}</Element>
    </AreaTheme>
  );
}

/** Only the theme of an area, for content that antd renders elsewhere in the document, such as a drawer. */
export function AreaTheme({ name, children }: Pick<AreaProps, 'name' | 'children'>) {
  const scheme = useAppearance().schemes[name];
  const theme = useMemo(() => themeOf(scheme), [scheme]);
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>;
}
