/** What a phone number is written with; the server refuses everything else (CO-03). */
export const PHONE_PATTERN = /^[0-9+() -]*$/;
