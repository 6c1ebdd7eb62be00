import {
  PRESCRIPTION_FIELD_NAMES,
  teethByMark,
  TOOTH_MARKS,
  type Case,
  type MadeWith,
  type Making,
} from '@portal/shared/contract';

type PrintedFacts = Record<string, string | null>;

/** What a case asks for of its own: choices, teeth and the answers of its prescription. */
export function choicesOf(found: Case): PrintedFacts {
  const teeth = teethByMark(found.teeth ?? {});
  const marked = TOOTH_MARKS.flatMap((mark) =>
    teeth[mark]?.length ? [`${mark} ${teeth[mark].join(' ')}`] : [],
  );
  const answers = PRESCRIPTION_FIELD_NAMES.flatMap((name) => {
    const answer = found.prescription?.[name];
    return answer ? [`${name}: ${String(answer)}`] : [];
  });
  return {
    Chosen: choices(found).join(', '),
    Teeth: marked.join('; '),
    Prescription: answers.join('; '),
  };
}

/** How something is made; empty before it is known. The logo is fetched at its address under the portal's. */
export function makingOf(making: Making | null | undefined): PrintedFacts {
  if (!making) return {};
  const { marking } = making;
  const marks = [
    marking.logoFlag && `logo ${marking.logoFile ?? '(none given)'}`,
    marking.companyNameFlag && `company name ${marking.companyName ?? '(none given)'}`,
    marking.patientNameFlag && `patient name ${marking.patientNameStyle ?? '(any style)'}`,
    marking.archFlag && 'arch',
    marking.stepNumberFlag && 'step number',
  ].filter((mark) => mark !== false);
  return {
    'Made with': choices(making).join(', ') || 'what the lab chooses',
    'Trim line': making.trimLine === null ? marking.trimLine : null,
    Engraved: marks.join(', ') || 'nothing',
  };
}

function choices({ trimLine, offset, material }: MadeWith): string[] {
  return [
    ...(trimLine ? [`trim line ${trimLine}`] : []),
    ...(offset ? [`offset ${offset} mm`] : []),
    ...(material ? [`material ${material}`] : []),
  ];
}
