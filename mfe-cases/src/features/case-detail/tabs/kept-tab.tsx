import { Activity, type ComponentType } from 'react';
import type { CaseTabProps } from '../../../components/case-tab';

interface KeptTabProps extends CaseTabProps {
  readonly isOpen: boolean;
  readonly Content: ComponentType<CaseTabProps>;
}

/**
 * A tab that stays when another one is opened, so that coming back to it shows what is there, input included. While it is
 * hidden its effects are off: it reads nothing, polls nothing and answers no key.
 */
export function KeptTab({ isOpen, Content, caseRecord, list, openTab }: KeptTabProps) {
  'use memo';
  return (
    <Activity mode={isOpen ? 'visible' : 'hidden'}>
      <Content caseRecord={caseRecord} list={list} openTab={openTab} />
    </Activity>
  );
}
