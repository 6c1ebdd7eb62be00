import { buildConfiguration } from '@portal/shared/testing';
import { toPreferenceChange, toPreferenceValues } from './preferences';

describe('a change of the preferences', () => {
  it('[CO-19] says that a material is cleared, and nothing of one that never was chosen', () => {
    const saved = buildConfiguration({ alignerMaterial: null, retainerMaterial: 'Zendura A' });
    const chosen = toPreferenceValues({ ...saved, retainerMaterial: null });
    const change = JSON.parse(JSON.stringify(toPreferenceChange(chosen, saved))) as object;
    expect(change).toMatchObject({ retainerMaterial: null, alignerOffset: saved.alignerOffset });
    expect(change).not.toHaveProperty('alignerMaterial');
  });
});
