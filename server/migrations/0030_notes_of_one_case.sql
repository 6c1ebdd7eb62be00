-- A report was noted in the history of every case of its parcel. The note stays with the case whose chat it stands in.
UPDATE "case_history" AS "copy" SET "note" = NULL
FROM "shipment" AS "parcel"
WHERE "copy"."subject" = 'shipment'
  AND "copy"."action" IN ('shipmentMissing', 'shipmentWrong')
  AND "copy"."note" IS NOT NULL
  AND "parcel"."uuid" = "copy"."subject_uuid"
  AND (SELECT count(*) FROM "shipment_case" WHERE "shipment_id" = "parcel"."id") > 1
  AND ("parcel"."arrival_case_id", "parcel"."arrival_note") IS DISTINCT FROM ("copy"."case_id", "copy"."note")
  AND NOT EXISTS (
    SELECT FROM "chat_message" AS "message"
    INNER JOIN "chat_room" AS "room" ON "room"."id" = "message"."room_id"
    WHERE "room"."case_id" = "copy"."case_id" AND strpos("message"."message", "copy"."note") > 0);
