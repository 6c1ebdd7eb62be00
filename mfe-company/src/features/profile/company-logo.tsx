import type { Company } from '@portal/shared/contract';
import { Avatar } from 'antd';
import { initialsOf } from '../../domain/initials';

/** Largest side of a company's logo, in pixels (CO-02). */
export const LOGO_SIZE = 160;

/** A company's logo as it is, within 160 by 160; its initials when it has none. */
export function CompanyLogo({ company: { name, logoUrl } }: { company: Pick<Company, 'name' | 'logoUrl'> }) {
  if (!logoUrl) {
    return (
      <Avatar shape="square" size={80} aria-hidden>
        {initialsOf(name)}
      </Avatar>
    );
  }
  return (
    <img
      src={logoUrl}
      alt={name}
      style={{ maxInlineSize: LOGO_SIZE, maxBlockSize: LOGO_SIZE, objectFit: 'contain' }}
    />
  );
}
