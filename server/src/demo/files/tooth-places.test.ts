import { toothPlaces, type PlacedTooth } from './tooth-places';

/** The end of a tooth to the patient's right (-1) or left (1), from above: x and z in millimetres. */
function contact({ tooth, position: [x, , z], turn }: PlacedTooth, side: 1 | -1): readonly [number, number] {
  const half = (side * tooth.width) / 2;
  return [x + half * Math.cos(turn), z - half * Math.sin(turn)];
}

describe('[CA-14] the arch in which a plan ends', () => {
  it.each(['upper', 'lower'] as const)('is closed: each %s tooth touches the next', (jaw) => {
    const places = toothPlaces(jaw);
    for (const [index, tooth] of places.entries()) {
      const next = places[index + 1];
      if (!next) continue;
      const [one, other] = [contact(tooth, 1), contact(next, -1)];
      expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeLessThan(0.01);
    }
  });

  it.each(['upper', 'lower'] as const)(
    'is level: crowns of %s front teeth end within a millimetre and a half',
    (jaw) => {
      const front = toothPlaces(jaw).filter(({ name }) => Number(name.at(-1)) <= 3);
      const ends = front.map(({ tooth: { height, cusps } }) => height + (cusps === 1 ? 0.9 : 0));
      expect(front).toHaveLength(6);
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1.5);
    },
  );
});
