import type { Lmp } from '@portal/shared/contract';
import { fileUrlOf } from '../asset/file/stored-file.service';
import type { FileLinks } from '../asset/file/file-links';
import { UNMARKED } from '../configuration/making.repository';
import type { LaserMarkingFields } from './laser-marking.repository';

/** Laser marking preferences as calls answer them, the logo as a short-lived address. */
export function toLmp(row: LaserMarkingFields | null, fileLinks: FileLinks): Lmp {
  if (!row) return UNMARKED;
  return {
    logoFlag: row.logoFlag,
    logoFile: fileUrlOf(fileLinks, row.logoFile),
    companyName: row.companyName,
    companyNameFlag: row.companyNameFlag,
    patientNameFlag: row.patientNameFlag,
    patientNameStyle: row.patientNameStyle,
    archFlag: row.archFlag,
    stepNumberFlag: row.stepNumberFlag,
    trimLine: row.trimLine,
  };
}
