import { chooseRole, hasAccess, hasDoctorSide, type RoleFacts } from '@portal/shared/contract';
import { manifest } from './manifest';

const areRequestsEnabled = true;

test.each<RoleFacts>([
  { isDso: true, areRequestsEnabled, returned: false },
  { isDso: true, areRequestsEnabled: false, returned: false },
  { isDso: false, areRequestsEnabled, returned: true },
  { isDso: false, areRequestsEnabled, returned: false },
])('[SH-11] parcels for doctors are searched for those whom their page opens for: %j', (facts) => {
  const source = manifest.search!.sources!.find(({ id }) => id === 'shipments.dso')!;
  const viewer = { role: chooseRole(facts), isDso: facts.isDso };
  const isAsked =
    (hasAccess(viewer.role, source.access) && (!source.onlyDso || viewer.isDso)) ||
    (source.isOpenToDso === true && viewer.isDso);
  expect(isAsked).toBe(hasDoctorSide(viewer));
});
