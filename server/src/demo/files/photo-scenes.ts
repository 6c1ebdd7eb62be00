import type { Canvas, Colour } from './canvas';

const ENAMEL: Colour = [240, 233, 214];
const GUM: Colour = [205, 110, 112];
const MOUTH: Colour = [88, 28, 34];
const LIP: Colour = [188, 92, 92];
const SKINS: readonly Colour[] = [
  [232, 194, 166],
  [196, 146, 110],
  [148, 102, 74],
];
const DARK: Colour = [48, 36, 34];
const BONE: Colour = [214, 220, 224];

const skinOf = (variant: number): Colour => SKINS[variant % SKINS.length] ?? DARK;

/** Two rows of teeth behind parted lips; `lean` -1 shows the right side, 1 the left, 0 the front. */
export function paintBite(canvas: Canvas, lean: -1 | 0 | 1, variant: number): void {
  const { width, height } = canvas;
  const [cx, cy] = [width / 2, height * 0.53];
  canvas.gradient(skinOf(variant), [150, 92, 80]);
  canvas.shape({ x: cx, y: cy, rx: width * 0.47, ry: height * 0.38, squareness: 2.6 }, LIP, 0.25);
  canvas.shape({ x: cx, y: cy, rx: width * 0.43, ry: height * 0.32, squareness: 2.6 }, MOUTH, 0.4);
  for (const row of [-1, 1]) {
    canvas.shape(
      { x: cx, y: cy + row * height * 0.2, rx: width * 0.4, ry: height * 0.1, squareness: 3 },
      GUM,
      0.2,
    );
    for (let i = -5; i <= 5; i += 1) {
      const place = i / 5;
      const size = 1 - 0.45 * (lean === 0 ? Math.abs(place) : (1 - lean * place) / 2);
      const x = cx + place * width * 0.35 + ((variant + i * 7) % 3);
      const y = cy + row * height * (0.095 + 0.01 * Math.abs(place));
      canvas.shape(
        { x, y, rx: width * 0.042 * size, ry: height * 0.095 * size, squareness: 3.4 },
        ENAMEL,
        0.3,
      );
    }
  }
}

/** A whole jaw seen from the biting side, as in a mirror. The upper opens downwards and has a palate, the lower a tongue. */
export function paintOcclusal(canvas: Canvas, jaw: 'upper' | 'lower', variant: number): void {
  const { width, height } = canvas;
  const up = jaw === 'upper' ? 1 : -1;
  const cx = width / 2;
  const back = height * (0.5 + up * 0.32);
  canvas.gradient([110, 44, 50], [70, 26, 32]);
  canvas.shape(
    { x: cx, y: back - up * height * 0.22, rx: width * 0.34, ry: height * 0.47, squareness: 2.4 },
    GUM,
    0.25,
  );
  const inner: Colour = jaw === 'upper' ? [222, 150, 146] : [186, 84, 92];
  canvas.shape({ x: cx, y: back - up * height * 0.12, rx: width * 0.17, ry: height * 0.33 }, inner, 0.35);
  for (let i = 0; i < 14; i += 1) {
    const angle = Math.PI * (0.5 + (i - 6.5) / 14.2);
    const outer = Math.abs(i - 6.5) / 6.5;
    const x = cx - Math.cos(angle) * width * 0.27 + ((variant * 5 + i * 3) % 3);
    const y = back - up * Math.sin(angle) * height * 0.58;
    const size = { rx: width * (0.032 + 0.016 * outer), ry: height * (0.035 + 0.03 * outer) };
    canvas.shape({ x, y, ...size, turn: (angle - Math.PI / 2) * up * 0.6, squareness: 3 }, ENAMEL, 0.35);
    if (outer > 0.5) canvas.shape({ x, y, rx: size.rx * 0.6, ry: size.ry * 0.18 }, [178, 164, 138], 0, 0.6);
  }
}

/** A stylised face from the front, at rest or smiling. */
export function paintFace(canvas: Canvas, smiling: boolean, variant: number): void {
  const { width, height } = canvas;
  const skin = skinOf(variant);
  const cx = width / 2;
  canvas.gradient([206, 220, 228], [168, 188, 200]);
  canvas.shape({ x: cx, y: height * 1.05, rx: width * 0.34, ry: height * 0.28 }, [92, 128, 142], 0.2);
  canvas.shape({ x: cx, y: height * 0.44, rx: width * 0.24, ry: height * 0.4 }, DARK, 0.1);
  canvas.shape({ x: cx, y: height * 0.5, rx: width * 0.2, ry: height * 0.36 }, skin, 0.2);
  for (const side of [-1, 1]) {
    const x = cx + side * width * 0.08;
    canvas.shape({ x, y: height * 0.44, rx: width * 0.032, ry: height * 0.02 }, [250, 250, 250]);
    canvas.shape({ x, y: height * 0.44, rx: width * 0.014, ry: height * 0.019 }, [74, 52, 40]);
    canvas.shape({ x, y: height * 0.39, rx: width * 0.045, ry: height * 0.008 }, DARK);
  }
  canvas.shape({ x: cx, y: height * 0.54, rx: width * 0.022, ry: height * 0.07 }, skin, 0.35, 0.7);
  canvas.shape(
    { x: cx, y: height * 0.69, rx: width * (smiling ? 0.09 : 0.06), ry: height * (smiling ? 0.05 : 0.022) },
    LIP,
    0.2,
  );
  if (!smiling) return;
  for (let i = -3; i <= 3; i += 1) {
    canvas.shape(
      { x: cx + i * width * 0.02, y: height * 0.685, rx: width * 0.011, ry: height * 0.024, squareness: 4 },
      ENAMEL,
      0.15,
    );
  }
}

/** A face from the side, looking to the right edge. */
export function paintProfile(canvas: Canvas, variant: number): void {
  const { width, height } = canvas;
  const skin = skinOf(variant);
  canvas.gradient([206, 220, 228], [168, 188, 200]);
  canvas.shape(
    { x: width * 0.44, y: height * 0.88, rx: width * 0.1, ry: height * 0.3, squareness: 4 },
    skin,
    0.3,
  );
  canvas.shape({ x: width * 0.43, y: height * 0.4, rx: width * 0.25, ry: height * 0.33 }, DARK, 0.1);
  canvas.shape(
    { x: width * 0.52, y: height * 0.47, rx: width * 0.18, ry: height * 0.33, squareness: 2.3 },
    skin,
    0.15,
  );
  canvas.shape(
    { x: width * 0.7, y: height * 0.5, rx: width * 0.05, ry: height * 0.06, turn: 0.5 },
    skin,
    0.1,
  );
  canvas.shape({ x: width * 0.66, y: height * 0.62, rx: width * 0.03, ry: height * 0.018 }, LIP, 0.1);
  canvas.shape({ x: width * 0.62, y: height * 0.43, rx: width * 0.022, ry: height * 0.016 }, DARK);
}

/** A panoramic or lateral x-ray: bright teeth on grey. */
export function paintXray(canvas: Canvas, variant: number): void {
  const { width, height } = canvas;
  canvas.gradient([34, 38, 42], [16, 18, 20]);
  canvas.shape(
    { x: width / 2, y: height * 0.5, rx: width * 0.46, ry: height * 0.4, squareness: 2.4 },
    [96, 102, 108],
    0.6,
    0.5,
  );
  for (const row of [-1, 1]) {
    for (let i = -7; i <= 7; i += 1) {
      const x = width / 2 + i * width * 0.052;
      const y = height * (0.52 + row * 0.085 - 0.0016 * i * i);
      const long = height * (0.085 + ((variant + i * i) % 3) * 0.006);
      canvas.shape(
        { x, y: y + row * long * 0.5, rx: width * 0.013, ry: long, squareness: 2.2 },
        [150, 156, 162],
        0.2,
        0.3,
      );
      canvas.shape({ x, y, rx: width * 0.021, ry: long * 0.55, squareness: 3 }, BONE, 0.3, 0.2);
    }
  }
}
