import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { AssetTypeKey } from '../../contract';

/** Names of the slots for records (CA-17); the shell's upload menu and the cases pages use the same ones. */
export const assetTypeMessages: Record<AssetTypeKey, MessageDescriptor> = defineMessages({
  uprImp: { id: 'shared.assetType.uprImp', defaultMessage: 'Upper impression' },
  lwrImp: { id: 'shared.assetType.lwrImp', defaultMessage: 'Lower impression' },
  frtImg: { id: 'shared.assetType.frtImg', defaultMessage: 'Front image' },
  uprImg: { id: 'shared.assetType.uprImg', defaultMessage: 'Upper image' },
  lwrImg: { id: 'shared.assetType.lwrImg', defaultMessage: 'Lower image' },
  ritImg: { id: 'shared.assetType.ritImg', defaultMessage: 'Right image' },
  lftImg: { id: 'shared.assetType.lftImg', defaultMessage: 'Left image' },
  frtpos: { id: 'shared.assetType.frtpos', defaultMessage: 'Front pose' },
  frtsmi: { id: 'shared.assetType.frtsmi', defaultMessage: 'Front smiling' },
  profil: { id: 'shared.assetType.profil', defaultMessage: 'Profile' },
  panxry: { id: 'shared.assetType.panxry', defaultMessage: 'Panoramic x-ray' },
  cpmxry: { id: 'shared.assetType.cpmxry', defaultMessage: 'Cephalometric x-ray' },
  presc: { id: 'shared.assetType.presc', defaultMessage: 'Prescription' },
  trtPln: { id: 'shared.assetType.trtPln', defaultMessage: 'Treatment plan' },
  trdPty: { id: 'shared.assetType.trdPty', defaultMessage: 'Third party' },
  bitScn: { id: 'shared.assetType.bitScn', defaultMessage: 'Bite scan' },
  CBCT: { id: 'shared.assetType.CBCT', defaultMessage: 'CBCT' },
});
