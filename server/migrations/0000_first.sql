CREATE SEQUENCE "public"."case_identifier_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."shipment_identifier_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"code" text,
	"company_id" bigint,
	"contact_id" bigint,
	"subject" uuid,
	"request_id" text,
	"address" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "case_asset" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	"asset_type" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"content_type" text,
	"sha256" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"storage_key" text,
	"active_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_asset_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "case_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"case_id" bigint NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"actor_name" text,
	"from_status" text,
	"to_status" text,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "case_history_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"room_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"message" text NOT NULL,
	"is_file" boolean DEFAULT false NOT NULL,
	"sender_type" text NOT NULL,
	"sender_contact_id" bigint,
	"sender_name" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"read_at" timestamp (3) with time zone,
	"client_id" text,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_message_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "chat_room" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"case_id" bigint NOT NULL,
	"company_id" bigint NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_room_case_id_unique" UNIQUE("case_id")
);
--> statement-breakpoint
CREATE TABLE "chat_seen" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"room_id" bigint NOT NULL,
	"contact_id" bigint,
	"up_to" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"email" text,
	"theme" text,
	"date_format" text,
	"logo_url" text,
	"status" text DEFAULT 'ACTIVE' NOT NULL,
	"is_dso" boolean DEFAULT false NOT NULL,
	"has_advanced_modules" boolean DEFAULT false NOT NULL,
	"returned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "company_configuration" (
	"company_id" bigint PRIMARY KEY NOT NULL,
	"dental_notation" text,
	"shipment_type" text DEFAULT 'dropshipping' NOT NULL,
	"workflow" text DEFAULT 'ONE_STEP' NOT NULL,
	"aligner_offset" text,
	"aligner_cutline" text,
	"aligner_material" text,
	"retainer_offset" text,
	"retainer_cutline" text,
	"retainer_material" text,
	"are_requests_enabled" boolean DEFAULT false NOT NULL,
	"is_package_type_enabled" boolean DEFAULT false NOT NULL,
	"is_patient_type_allowed" boolean DEFAULT false NOT NULL,
	"is_custom_field_allowed" boolean DEFAULT false NOT NULL,
	"allow_rm_role" boolean DEFAULT false NOT NULL,
	"has_t_and_c" boolean DEFAULT false NOT NULL,
	"allow_preferences" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_id" bigint NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"name" text NOT NULL,
	"phone" text,
	"avatar_url" text,
	"role" text,
	"is_super_admin" boolean DEFAULT false NOT NULL,
	"email_subscription" boolean DEFAULT false NOT NULL,
	"show_help" boolean DEFAULT false NOT NULL,
	"shortcuts" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"is_shippable" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courier" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"tracking_template" text
);
--> statement-breakpoint
CREATE TABLE "case" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text DEFAULT 'C-' || nextval('case_identifier_seq') NOT NULL,
	"company_id" bigint NOT NULL,
	"side" text NOT NULL,
	"patient_name" text NOT NULL,
	"client_reference_id" text,
	"status" text DEFAULT 'NEW' NOT NULL,
	"status_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reject_reason" text,
	"has_refinements" boolean DEFAULT false NOT NULL,
	"with_ts" boolean DEFAULT false NOT NULL,
	"product_id" text NOT NULL,
	"impression_type" text,
	"package_type" text,
	"patient_type" text,
	"arch" text,
	"notes" text,
	"doctor_id" bigint,
	"assigned_rm_id" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	CONSTRAINT "case_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "case_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "doctor" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"company_id" bigint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"external_doctor_id" text,
	"status" text DEFAULT 'invited' NOT NULL,
	"country_id" integer,
	"assigned_rm_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "doctor_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"address" text NOT NULL,
	"failed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"case_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"status" text NOT NULL,
	"upper_stages" integer NOT NULL,
	"lower_stages" integer NOT NULL,
	"weeks" integer NOT NULL,
	"note" text,
	"reject_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" bigint NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_uuid_unique" UNIQUE("uuid")
);
--> statement-breakpoint
CREATE TABLE "session_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text DEFAULT 'S-' || nextval('shipment_identifier_seq') NOT NULL,
	"company_id" bigint NOT NULL,
	"side" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"airway_bill_number" text,
	"courier_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"shipped_at" timestamp (3) with time zone,
	CONSTRAINT "shipment_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "shipment_identifier_unique" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "shipment_case" (
	"shipment_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	CONSTRAINT "shipment_case_shipment_id_case_id_pk" PRIMARY KEY("shipment_id","case_id")
);
--> statement-breakpoint
ALTER TABLE "case_asset" ADD CONSTRAINT "case_asset_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_asset" ADD CONSTRAINT "case_asset_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_history" ADD CONSTRAINT "case_history_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_sender_contact_id_contact_id_fk" FOREIGN KEY ("sender_contact_id") REFERENCES "public"."contact"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_room" ADD CONSTRAINT "chat_room_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_room" ADD CONSTRAINT "chat_room_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_seen" ADD CONSTRAINT "chat_seen_room_id_chat_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."chat_room"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_seen" ADD CONSTRAINT "chat_seen_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_configuration" ADD CONSTRAINT "company_configuration_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact" ADD CONSTRAINT "contact_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case" ADD CONSTRAINT "case_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case" ADD CONSTRAINT "case_doctor_id_doctor_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctor"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case" ADD CONSTRAINT "case_assigned_rm_id_contact_id_fk" FOREIGN KEY ("assigned_rm_id") REFERENCES "public"."contact"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor" ADD CONSTRAINT "doctor_assigned_rm_id_contact_id_fk" FOREIGN KEY ("assigned_rm_id") REFERENCES "public"."contact"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_contact_id_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contact"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session_token" ADD CONSTRAINT "session_token_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_courier_id_courier_id_fk" FOREIGN KEY ("courier_id") REFERENCES "public"."courier"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_case" ADD CONSTRAINT "shipment_case_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_case" ADD CONSTRAINT "shipment_case_case_id_case_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."case"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_company_idx" ON "audit_log" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");--> statement-breakpoint
CREATE INDEX "case_asset_case_idx" ON "case_asset" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "case_asset_silent_idx" ON "case_asset" USING btree ("active_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "case_asset_pending_key" ON "case_asset" USING btree ("case_id","asset_type") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "case_history_case_idx" ON "case_history" USING btree ("case_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_number_key" ON "chat_message" USING btree ("room_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_client_key" ON "chat_message" USING btree ("room_id","sender_type","client_id") WHERE client_id is not null;--> statement-breakpoint
CREATE INDEX "chat_room_company_idx" ON "chat_room" USING btree ("company_id","last_message_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_seen_contact_key" ON "chat_seen" USING btree ("room_id","contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_seen_provider_key" ON "chat_seen" USING btree ("room_id") WHERE contact_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_email_key" ON "contact" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_company_idx" ON "contact" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "case_created_idx" ON "case" USING btree ("company_id","side","created_at","id");--> statement-breakpoint
CREATE INDEX "case_updated_idx" ON "case" USING btree ("company_id","side","updated_at","id");--> statement-breakpoint
CREATE INDEX "case_status_idx" ON "case" USING btree ("company_id","side","status","created_at","id");--> statement-breakpoint
CREATE INDEX "case_patient_idx" ON "case" USING btree ("company_id","side",lower("patient_name"),"id");--> statement-breakpoint
CREATE INDEX "case_identifier_idx" ON "case" USING btree ("company_id","side","identifier");--> statement-breakpoint
CREATE INDEX "case_doctor_idx" ON "case" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "case_provider_idx" ON "case" USING btree ("status","status_since");--> statement-breakpoint
CREATE INDEX "doctor_name_idx" ON "doctor" USING btree ("company_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "doctor_created_idx" ON "doctor" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "login_failure_account_idx" ON "login_failure" USING btree ("account","failed_at");--> statement-breakpoint
CREATE INDEX "login_failure_address_idx" ON "login_failure" USING btree ("address","failed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_number_key" ON "plan" USING btree ("case_id","number");--> statement-breakpoint
CREATE INDEX "session_contact_idx" ON "session" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "session_token_session_idx" ON "session_token" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "session_token_expiry_idx" ON "session_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shipment_created_idx" ON "shipment" USING btree ("company_id","side","created_at","id");--> statement-breakpoint
CREATE INDEX "shipment_status_idx" ON "shipment" USING btree ("company_id","side","status","created_at");--> statement-breakpoint
CREATE INDEX "shipment_case_case_idx" ON "shipment_case" USING btree ("case_id");