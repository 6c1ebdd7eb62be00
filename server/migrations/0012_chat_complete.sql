CREATE TABLE "chat_message_file" (
	"message_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "chat_message_file_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
CREATE TABLE "chat_upload" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_id" bigint NOT NULL,
	"contact_id" bigint,
	"case_id" bigint NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"key" text NOT NULL,
	"active_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_upload_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "has_text" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_message" ADD COLUMN "refers" jsonb;--> statement-breakpoint
ALTER TABLE "chat_room" ADD COLUMN "last_provider_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_seen" ADD COLUMN "mailed_up_to" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact" ADD COLUMN "notices" jsonb;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "preview_size" integer;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "stored_file" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "chat_message_file" ADD CONSTRAINT "chat_message_file_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message_file" ADD CONSTRAINT "chat_message_file_file_key_stored_file_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_upload" ADD CONSTRAINT "chat_upload_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_upload" ADD CONSTRAINT "chat_upload_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_upload" ADD CONSTRAINT "chat_upload_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_message_file_key_idx" ON "chat_message_file" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "chat_upload_active_idx" ON "chat_upload" USING btree ("active_at");--> statement-breakpoint
CREATE INDEX "chat_message_provider_idx" ON "chat_message" USING btree ("sent_at","room_id") WHERE sender_type = 'provider';--> statement-breakpoint
CREATE INDEX "chat_room_unread_idx" ON "chat_room" USING btree ("company_id","id","last_provider_number");--> statement-breakpoint
CREATE INDEX "chat_seen_reader_idx" ON "chat_seen" USING btree ("contact_id","room_id","up_to");--> statement-breakpoint
UPDATE "chat_message" SET "has_text" = false WHERE "is_file";--> statement-breakpoint
UPDATE "chat_room" SET "last_provider_number" = "newest"."number" FROM (
	SELECT "room_id", max("number") AS "number" FROM "chat_message" WHERE "sender_type" = 'provider' AND NOT "hidden" GROUP BY "room_id"
) AS "newest" WHERE "newest"."room_id" = "chat_room"."id";--> statement-breakpoint
-- What was said before a person was added is read for them.
INSERT INTO "chat_seen" ("room_id", "contact_id", "up_to")
SELECT "chat_message"."room_id", "contact"."id", max("chat_message"."number")
FROM "contact"
JOIN "chat_room" ON "chat_room"."company_id" = "contact"."company_id"
JOIN "chat_message" ON "chat_message"."room_id" = "chat_room"."id" AND "chat_message"."sent_at" < "contact"."created_at"
GROUP BY "chat_message"."room_id", "contact"."id"
ON CONFLICT ("room_id", "contact_id") DO UPDATE SET "up_to" = greatest("chat_seen"."up_to", excluded."up_to");
