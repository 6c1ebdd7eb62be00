import { Type } from 'typebox';
import {
  AREAS,
  DIRECTIONS,
  FOOTERS,
  LAYOUT_STYLES,
  PAGE_WIDTHS,
  SCHEMES,
  TOOLBAR_PLACES,
  type Area,
} from '../constants';

const SchemeChoice = Type.Enum([...SCHEMES]);

/** What a person chose in the theme settings (SH-13, SH-14), whole. */
export const AppearanceChoice = Type.Object({
  layout: Type.Object({
    style: Type.Enum([...LAYOUT_STYLES]),
    width: Type.Enum([...PAGE_WIDTHS]),
    toolbar: Type.Enum([...TOOLBAR_PLACES]),
    footer: Type.Enum([...FOOTERS]),
    leftPanel: Type.Boolean(),
    rightPanel: Type.Boolean(),
  }),
  schemes: Type.Object(
    Object.fromEntries(AREAS.map((area) => [area, SchemeChoice])) as Record<Area, typeof SchemeChoice>,
  ),
  direction: Type.Enum([...DIRECTIONS]),
  customScrollbars: Type.Boolean(),
  animations: Type.Boolean(),
});
