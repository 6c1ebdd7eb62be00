import { glyphOf, GLYPH_HEIGHT, GLYPH_WIDTH } from './bitmap-font';

/** Red, green, blue, each 0 to 255. */
export type Colour = readonly [number, number, number];

/** Where a shape lies: its middle, its half axes in pixels, and its turn in radians. */
export interface Shape {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly turn?: number;
  /** 2 is an ellipse, 4 and more a rounded box. */
  readonly squareness?: number;
}

/** A small picture to paint on: RGBA rows, origin at the top left. */
export class Canvas {
  readonly pixels: Buffer;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.pixels = Buffer.alloc(width * height * 4, 255);
  }

  /** Fills everything, from one colour at the top to another at the bottom. */
  gradient(top: Colour, bottom: Colour): void {
    for (let y = 0; y < this.height; y += 1) {
      const share = y / this.height;
      for (let x = 0; x < this.width; x += 1) {
        for (let c = 0; c < 3; c += 1) {
          this.pixels[(y * this.width + x) * 4 + c] = (top[c] ?? 0) * (1 - share) + (bottom[c] ?? 0) * share;
        }
      }
    }
  }

  /** Paints a shape, darker towards its edge by `shade` (0 to 1) and blended over about `soft` of its radius. */
  shape(shape: Shape, colour: Colour, shade = 0, soft = 0.04): void {
    const { x, y, rx, ry, turn = 0, squareness = 2 } = shape;
    const reach = Math.hypot(rx, ry);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    for (let py = Math.max(0, Math.floor(y - reach)); py < Math.min(this.height, y + reach); py += 1) {
      for (let px = Math.max(0, Math.floor(x - reach)); px < Math.min(this.width, x + reach); px += 1) {
        const u = Math.abs(((px - x) * cos + (py - y) * sin) / rx);
        const v = Math.abs(((py - y) * cos - (px - x) * sin) / ry);
        const distance = u ** squareness + v ** squareness;
        if (distance < 1)
          this.blend(px, py, colour, 1 - shade * distance, Math.min(1, (1 - distance) / soft));
      }
    }
  }

  /** Writes capitals and digits, `scale` pixels for each dot. */
  text(text: string, x: number, y: number, scale: number, colour: Colour): void {
    [...text].forEach((char, index) => {
      const rows = glyphOf(char);
      for (let dot = 0; dot < GLYPH_WIDTH * GLYPH_HEIGHT; dot += 1) {
        const [column, row] = [dot % GLYPH_WIDTH, Math.floor(dot / GLYPH_WIDTH)];
        if (((rows[row] ?? 0) >> (GLYPH_WIDTH - 1 - column)) & 1) {
          this.box(x + (index * (GLYPH_WIDTH + 1) + column) * scale, y + row * scale, scale, colour);
        }
      }
    });
  }

  private box(x: number, y: number, side: number, colour: Colour): void {
    for (let py = y; py < y + side; py += 1)
      for (let px = x; px < x + side; px += 1) this.blend(px, py, colour, 1, 1);
  }

  private blend(x: number, y: number, colour: Colour, light: number, cover: number): void {
    const at = (y * this.width + x) * 4;
    for (let c = 0; c < 3; c += 1) {
      this.pixels[at + c] = (this.pixels[at + c] ?? 0) * (1 - cover) + (colour[c] ?? 0) * light * cover;
    }
  }
}
