import { askPath, type NewChatReference } from '@portal/shared/contract';
import { Link } from '@portal/shared/router';
import type { ReactNode } from 'react';
import type { CaseListName } from '../domain/case-paths';
import styles from './screen-only.module.css';

interface AskInChatProps {
  readonly list: CaseListName;
  readonly caseUuid: string;
  readonly about: NewChatReference;
  /** The link's name, with what it is about. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Opens the chat of a case with what the next message is about. */
export function AskInChat({ list, caseUuid, about, name, children }: AskInChatProps) {
  return (
    <Link
      to={askPath(list === 'doctor' ? 'dso' : 'client', caseUuid, about)}
      aria-label={name}
      title={name}
      className={styles.screenOnly}
      style={{ alignSelf: 'center', minWidth: 24, minHeight: 24, textAlign: 'center' }}
    >
      {children}
    </Link>
  );
}
