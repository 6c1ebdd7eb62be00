import { COMPANY_ADDRESS_TYPE, SHIPPING_ADDRESS_TYPE } from '@portal/shared/contract';
import type { address } from '../../db/schema';

type AddressFields = Omit<typeof address.$inferInsert, 'id' | 'companyId' | 'doctorId' | 'createdAt'>;
type Place = Pick<AddressFields, 'countryId' | 'city' | 'state' | 'street' | 'zipCode' | 'phone'>;

const place = (countryId: number, ...[city, state, street, zipCode, phone]: readonly string[]): Place => ({
  countryId,
  city: city ?? '',
  state: state ?? '',
  street: street ?? '',
  zipCode: zipCode ?? '',
  phone: phone ?? '',
});
const office = (title: string, where: Place): AddressFields => ({
  ...where,
  title,
  typeId: COMPANY_ADDRESS_TYPE,
  ownerType: 'adminOffice',
});
const shipping = (title: string, ownerType: AddressFields['ownerType'], where: Place): AddressFields => ({
  ...where,
  title,
  ownerType,
  typeId: SHIPPING_ADDRESS_TYPE,
});
const byDefault = (fields: AddressFields): AddressFields => ({ ...fields, isDefaultShippingAddress: true });

/** Addresses of the demo's companies by their domain; the new company has none yet. */
export const DEMO_ADDRESSES: Readonly<Record<string, readonly AddressFields[]>> = {
  'brightsmile.example': [
    office(
      'Bright Smile Group',
      place(826, 'London', 'Greater London', '14 Harley Mews', 'W1G 9PF', '+44 20 7946 0102'),
    ),
    byDefault(
      shipping(
        'Bright Smile Receiving',
        'adminOffice',
        place(826, 'Reading', 'Berkshire', '3 Kennet Dock', 'RG1 3EE', '+44 118 496 0105'),
      ),
    ),
    shipping(
      'Bright Smile Dublin',
      'clinic',
      place(372, 'Dublin', 'County Dublin', '21 Fenian Yard', 'D02 XY45', '+353 1 555 0106'),
    ),
    shipping(
      'Bright Smile Austin',
      'clinic',
      place(840, 'Austin', 'Texas', '500 Brazos Lane', '78701', '+1 512 555 0107'),
    ),
    shipping(
      'Amelia Foster',
      'patient',
      place(826, 'Leeds', 'West Yorkshire', '8 Chapel Row', 'LS1 4AP', '+44 113 496 0108'),
    ),
  ],
  'anadoludental.example': [
    office(
      'Anadolu Diş Grubu',
      place(792, 'İstanbul', 'Şişli', 'Halaskargazi Cad. 112', '34371', '+90 212 555 01 10'),
    ),
    shipping(
      'Anadolu Diş Ankara',
      'clinic',
      place(792, 'Ankara', 'Çankaya', 'Tunalı Hilmi Cad. 40', '06680', '+90 312 555 01 13'),
    ),
    shipping(
      'Anadolu Diş Berlin',
      'clinic',
      place(276, 'Berlin', 'Berlin', 'Kottbusser Ring 9', '10999', '+49 30 555 0114'),
    ),
  ],
  'cairosmile.example': [
    office(
      'عيادات ابتسامة القاهرة',
      place(818, 'القاهرة', 'الزمالك', '١٢ شارع النيل', '11211', '+20 2 2555 0120'),
    ),
    byDefault(
      shipping(
        'مستودع ابتسامة القاهرة',
        'adminOffice',
        place(818, 'الجيزة', 'الدقي', '٥ شارع التحرير', '12311', '+20 2 3555 0124'),
      ),
    ),
    shipping(
      'عيادة عمّان',
      'clinic',
      place(400, 'عمّان', 'العاصمة', '٧ شارع الرينبو', '11181', '+962 6 555 0125'),
    ),
  ],
  'harbourdental.example': [
    office(
      'Harbour Dental Studio',
      place(840, 'San Francisco', 'California', '77 Pier View', '94111-1103', '+1 415 555 0130'),
    ),
    shipping(
      'Harbour Dental Vancouver',
      'clinic',
      place(124, 'Vancouver', 'British Columbia', '310 Water Street', 'V6B 1B6', '+1 604 555 0133'),
    ),
  ],
  'oldtown.example': [
    office(
      'Old Town Orthodontics',
      place(826, 'Edinburgh', 'Midlothian', '2 Castle Wynd', 'EH1 2NG', '+44 131 496 0140'),
    ),
    shipping(
      'Old Town Dundalk',
      'clinic',
      place(372, 'Dundalk', 'County Louth', '11 Quay Street', 'A91 XY20', '+353 42 555 0143'),
    ),
  ],
};

/** Where the doctors' practices are, by country. */
export const PRACTICES: Readonly<Record<number, Place>> = {
  276: place(276, 'Hamburg', 'Hamburg', 'Elbchaussee 4', '22765', '+49 40 555 0160'),
  372: place(372, 'Cork', 'County Cork', '6 Lee Parade', 'T12 XY60', '+353 21 555 0161'),
  400: place(400, 'إربد', 'إربد', '٣ شارع الجامعة', '21110', '+962 2 555 0162'),
  682: place(682, 'الرياض', 'الرياض', '٩ طريق العليا', '12211', '+966 11 555 0163'),
  792: place(792, 'İzmir', 'Konak', 'Cumhuriyet Bulvarı 18', '35210', '+90 232 555 01 64'),
  818: place(818, 'الإسكندرية', 'سموحة', '٢١ شارع فوزي معاذ', '21615', '+20 3 555 0165'),
  826: place(826, 'Bristol', 'Bristol', '5 Harbour Walk', 'BS1 5TY', '+44 117 496 0166'),
  840: place(840, 'Portland', 'Oregon', '42 Burnside Court', '97209', '+1 503 555 0167'),
};
